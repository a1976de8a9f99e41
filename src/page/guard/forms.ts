import { copyOf, type Submission, submissionOf } from './form-copy.ts';
import { leadsIntoSandbox } from './form-target.ts';
import type { Guard, Way } from './guard.ts';
import { refusals } from './refusals.ts';

/**
 * Forms, whichever way they are sent. What is kept is held until the service worker is seen to get what the page sends,
 * and then sent as it was: a navigation can be answered by nothing else.
 */
export const forms: Way = (scope, guard) => {
  const { prototype } = scope.HTMLFormElement;
  const { submit } = prototype;
  const { attachShadow } = scope.Element.prototype;

  const isKept = ({ url, method }: Submission): boolean =>
    method !== 'dialog' && guard.keeps({ url, method, headers: new Headers() });

  async function hold(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const submission = submissionOf(form, submitter);
    const copy = copyOf(form, submitter, submission);
    try {
      await check(submission, form, guard);
      scope.document.documentElement.append(copy);
      submit.call(copy);
      copy.remove();
    } catch (error) {
      scope.reportError(error);
    }
  }

  /** Takes an event over that no listener of the page has prevented; `isOver` tells whether none can any more. */
  const take = (event: SubmitEvent, isOver: boolean): void => {
    const { target, submitter } = event;
    const form = target as HTMLFormElement;
    if (event.defaultPrevented || !isKept(submissionOf(form, submitter))) return;
    let isPrevented = false;
    event.preventDefault();
    event.preventDefault = () => {
      isPrevented = true;
    };
    if (isOver) void hold(form, submitter);
    else setTimeout(() => isPrevented || void hold(form, submitter));
  };
  const listen = (root: EventTarget): void => {
    root.addEventListener('submit', (event) => hearStopped(event, () => take(event as SubmitEvent, false)), true);
    root.addEventListener('submit', (event) => take(event as SubmitEvent, true));
  };

  prototype.submit = function () {
    if (isKept(submissionOf(this, null))) void hold(this, null);
    else submit.call(this);
  };
  listen(scope);
  // The event stays in a shadow tree.
  scope.Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    listen(root);
    return root;
  };
};

/** Calls `heard` when a listener of the page keeps an event from going on to where it would be heard last. */
function hearStopped(event: Event, heard: () => void): void {
  for (const name of ['stopPropagation', 'stopImmediatePropagation'] as const) {
    event[name] = () => {
      Event.prototype[name].call(event);
      heard();
    };
  }
}

/** Rejects with a sentence where a form may not be sent. */
async function check({ url, target }: Submission, form: HTMLFormElement, guard: Guard): Promise<void> {
  if (leadsIntoSandbox(target, form)) throw new TypeError(refusals.sandboxed(url));
  if (!(await guard.isIntercepted())) throw new TypeError(refusals.notIntercepted(url));
}
