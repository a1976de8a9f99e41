interface LaunchQueue {
  setConsumer(take: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** The files that were shared with the installed app at `base`, which are then no longer kept. */
export async function takeShared(base: string): Promise<File[]> {
  const name = `sheaf shared ${base}`;
  // Missing on plain http, and refused where site data are blocked.
  const cache = await globalThis.caches?.open(name).catch(() => undefined);
  if (!cache) return [];
  const responses = await cache.matchAll();
  await caches.delete(name);
  return Promise.all(
    responses.map(async (response) => {
      const { headers } = response;
      const fileName = decodeURIComponent(headers.get('x-name') ?? '');
      return new File([await response.blob()], fileName, { type: headers.get('content-type') ?? '' });
    }),
  );
}

/** Hands over the files that the installed app is opened with, now and later. */
export function followLaunches(add: (files: readonly File[]) => void): void {
  const { launchQueue } = window as unknown as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    void Promise.all(files.map((file) => file.getFile())).then(add);
  });
}
