const NAME = 'example.pdf';

/** The example document of the site. Rejects when it cannot be fetched. */
export async function loadExample(base: string): Promise<File> {
  const response = await fetch(new URL(NAME, base));
  if (!response.ok) throw new Error(`${NAME}: ${response.status}`);
  return new File([await response.blob()], NAME, { type: 'application/pdf' });
}
