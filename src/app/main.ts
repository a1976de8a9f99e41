import { mount } from 'svelte';
import { connect } from '../page/connection.ts';
import { installGuard } from '../page/guard.ts';
import App from './App.svelte';
import { Session } from './state/session.svelte.ts';

const base = new URL('./', document.baseURI).href;
installGuard(base, () => connect(base));

const session = new Session(connect(base));

const sheaf = {
  /** Resolves once calls from this page are answered on the device. */
  ready: async (): Promise<{ door: string }> => ({ door: (await connect(base)).door }),
  /** The API key of this device. */
  key: async (): Promise<string> => (await session.deviceAccount()).key,
};
Object.assign(window, { sheaf });

const target = document.querySelector('#app');
if (!target) throw new Error('The page has no place for the app.');
target.replaceChildren();
mount(App, { target, props: { base, session } });
