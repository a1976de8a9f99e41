import 'fake-indexeddb/auto';
import '../../workers/shims/local-storage.ts';

/* What a page has in place of the storage that the browser refuses: loaded then, and gone with the page. */
