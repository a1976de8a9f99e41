const NAME = 'example.pdf';

/** The document that comes with the site. Rejects when it cannot be had. */
export async function loadExample(base: string): Promise<File> {
  const response = await fetch(new URL(NAME, base));
  if (!response.ok) throw new Error(`${NAME}: ${response.status}`);
  return new File([await response.blob()], NAME, { type: 'application/pdf' });
}
