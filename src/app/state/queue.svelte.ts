import { type Parse, Task } from './task.svelte.ts';

/** Files processed at once. The others wait here and not as jobs: a job's time limit starts with its creation. */
const AT_ONCE = 2;

/** The documents of this visit, newest first, and the selected one. */
export class Queue {
  tasks = $state.raw<readonly Task[]>([]);
  selected = $state.raw<Task>();
  readonly #parse: Parse;
  #running = 0;

  constructor(parse: Parse) {
    this.#parse = parse;
  }

  /** Adds files to the front of the queue and selects the first of them. */
  add(files: Iterable<File>, example = false): void {
    const added = [...files].map((file) => new Task(file, example));
    if (added.length === 0) return;
    this.tasks = [...added, ...this.tasks];
    this.selected = added[0];
    this.#next();
  }

  /** Runs a task again, with another password where one is given. */
  retry(task: Task, password?: string): void {
    task.reset(password);
    this.selected = task;
    this.#next();
  }

  /** Removes a task, stops its work, and selects its neighbour if it was selected. */
  remove(task: Task): void {
    if (task.open) task.cancel();
    const index = this.tasks.indexOf(task);
    this.tasks = this.tasks.filter((other) => other !== task);
    if (this.selected === task) this.selected = this.tasks[Math.min(index, this.tasks.length - 1)];
  }

  clear(): void {
    for (const task of this.tasks) this.remove(task);
  }

  #next(): void {
    for (const task of this.tasks) {
      if (this.#running >= AT_ONCE) return;
      if (task.status.name === 'queued') void this.#run(task);
    }
  }

  async #run(task: Task): Promise<void> {
    this.#running++;
    await task.run(this.#parse);
    this.#running--;
    this.#next();
  }
}
