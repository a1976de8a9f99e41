import { mount } from 'svelte';
import type { Connection } from '../page/connection.ts';
import App from './App.svelte';
import type { EarlyFiles } from './rail/early-files.ts';
import { Session } from './state/session.svelte.ts';

/** Opens the app behind the first paint, which gives way once the app shows as much. */
export function openApp(base: string, connection: () => Promise<Connection>, early: EarlyFiles): void {
  const target = document.querySelector<HTMLElement>('#app');
  if (!target) throw new Error('The page has no place for the app.');
  const shown = (): void => {
    const focused = document.activeElement?.getAttribute('href');
    document.querySelector('#first-paint')?.remove();
    target.classList.remove('behind');
    if (focused) target.querySelector<HTMLElement>(`[href="${focused}"]`)?.focus();
  };
  mount(App, { target, props: { base, session: new Session(connection), early, shown } });
}
