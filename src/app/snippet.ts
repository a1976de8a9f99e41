/** A call of the API with the site's own address, to paste into the console of a page of the site. */
export const snippet = (base: string): string => `const file = await (await fetch('${base}example.pdf')).blob();
const file_content = await new Promise((resolve) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result);
  reader.readAsDataURL(file);
});
const response = await fetch('${base}parse', {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-api-key': await sheaf.key() },
  body: JSON.stringify({ file_content }),
});
console.log(response.status, await response.json());`;
