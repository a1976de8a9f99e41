/** Reads the files that the process which started this one names, one after another in the manner of its argument, and keeps them. */
import { documentReader } from './read.ts';

const documents = await documentReader(JSON.parse(process.argv[2] as string));
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
