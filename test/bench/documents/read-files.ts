/** Reads the files that the process which started this one names, one after another, and keeps them. */
import { documentReader } from './read.ts';

const documents = await documentReader();
process.on('message', (path: string) => {
  void (async () => {
    try {
      await documents.read(await documents.readFile(path));
    } catch (error) {
      console.error(path, String(error));
    }
    process.send?.('read');
  })();
});
process.on('disconnect', () => void documents.close().finally(() => process.exit()));
process.send?.('ready');
