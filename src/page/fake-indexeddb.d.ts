// Its package has types that its «exports» hide.
declare module 'fake-indexeddb/auto';
