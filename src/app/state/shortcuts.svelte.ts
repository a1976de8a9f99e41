import { createContext } from 'svelte';
import { actionOf, isCharacter, type KeyAction, type KeyScope } from '../shell/keys.ts';

const STORAGE_KEY = 'sheaf character keys';
const OFF = 'off';

/** Where letters and digits are typed, chosen by or searched for. */
const TYPED =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable], [role=menu]';
/** What takes all keys while it is open. */
const MODAL = 'dialog, [role=dialog]';

/** What a key does; it is given the key, for actions with several. */
export type KeyHandler = (key: string) => void;

/** The keys of the app at work: what each does now, and whether keys of one character do anything. */
export class Shortcuts {
  /** Whether keys of one character work; kept on this device. */
  characters = $state(read() !== OFF);
  readonly #handlers = new Map<KeyAction, KeyHandler>();

  /** Switches the keys of one character on or off, for later visits too. */
  useCharacters(on: boolean): void {
    this.characters = on;
    try {
      if (on) localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, OFF);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  /** Says what actions do, until the function that is returned is called: made for `onMount` and `$effect`. */
  bind(handlers: Partial<Readonly<Record<KeyAction, KeyHandler>>>): () => void {
    const entries = Object.entries(handlers) as [KeyAction, KeyHandler][];
    for (const [action, handler] of entries) this.#handlers.set(action, handler);
    return () => {
      for (const [action, handler] of entries) {
        // Another component may have taken it over meanwhile.
        if (this.#handlers.get(action) === handler) this.#handlers.delete(action);
      }
    };
  }

  /** Does what a key stands for in the first of the scopes where it does anything. */
  pressed(event: KeyboardEvent, ...scopes: readonly KeyScope[]): void {
    if (event.defaultPrevented || event.isComposing || !this.#applies(event)) return;
    for (const scope of scopes) {
      const action = actionOf(event.key, scope);
      const handler = action && this.#handlers.get(action);
      if (!handler) continue;
      // The key would otherwise be typed where the handler puts the focus; and an outer scope is not to see it.
      event.preventDefault();
      handler(event.key);
      return;
    }
  }

  #applies(event: KeyboardEvent): boolean {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    // Brackets are typed with AltGr on many keyboards, which browsers report as Ctrl and Alt.
    if (!event.getModifierState('AltGraph') && (ctrlKey || metaKey || altKey)) return false;
    if (isCharacter(key) && !this.characters) return false;
    return !(target instanceof Element && (target.closest(TYPED) || target.closest(MODAL)));
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** The keys of the app that a component is in. */
export const [getShortcuts, setShortcuts] = createContext<Shortcuts>();
