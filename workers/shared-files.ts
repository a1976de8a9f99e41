/** Where the browser sends what is shared with the installed app, below the site's folder: see the manifest. */
export const SHARE = 'share';

/**
 * Keeps the files that were shared with the app for the page that opens next, and sends the browser there. They reach
 * no host.
 */
export async function receiveShared(request: Request, base: string): Promise<Response> {
  const files = (await request.formData()).getAll('files').filter((one) => one instanceof File);
  const cache = await caches.open(`sheaf shared ${base}`);
  for (const file of files) {
    const address = new URL(`${SHARE}/${crypto.randomUUID()}`, base);
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(address, new Response(file, { headers }));
  }
  return Response.redirect(base, 303);
}
