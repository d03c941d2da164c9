/** The rows that a request names, and how its changes alter them. Does not know the database. */
import type { OwnListChange } from '../../../contract/entities/own-list';
import { Refusal } from '../../platform/http/refusal';

export interface BookmarkState {
  problemID: string;
  isOn: boolean;
  changedAt: Date;
  revision: number;
}
export interface ListState {
  listID: string;
  uid: string;
  name: string;
  nameAt: Date;
  isShared: boolean;
  sharedAt: Date;
  createdAt: Date;
  deletedAt: Date | null;
  revision: number;
}
export interface ListProblemState {
  listID: string;
  problemID: string;
  isOn: boolean;
  changedAt: Date;
  place: number;
  movedAt: Date;
  revision: number;
}

export const listProblemKey = (one: { listID: string; problemID: string }) =>
  `${one.listID}/${one.problemID}`;

export class OwnListState {
  readonly bookmarks = new Map<string, BookmarkState>();
  readonly lists = new Map<string, ListState>();
  readonly problems = new Map<string, ListProblemState>();
  readonly changed = new Set<BookmarkState | ListState | ListProblemState>();
  /** Lists that the changes delete. */
  readonly deleted = new Set<string>();

  readonly #uid: string;
  readonly #now: Date;

  constructor(uid: string, now: Date) {
    this.#uid = uid;
    this.#now = now;
  }

  apply(change: OwnListChange): void {
    const at = new Date(Math.min(Date.parse(change.at), this.#now.getTime()));
    if (change.type === 'bookmark') this.#bookmark(change, at);
    else this.#changeList(change, at);
  }

  #changeList(change: Exclude<OwnListChange, { type: 'bookmark' }>, at: Date): void {
    const list = this.lists.get(change.listID);
    if (list && list.uid !== this.#uid) throw new Refusal('LIST_OF_OTHER');
    if (change.type === 'name') this.#rename(list, change, at);
    // Otherwise another device deleted it, or no device created it.
    else if (!list || list.deletedAt) return;
    else if (change.type === 'share') this.#share(list, change.isShared, at);
    else if (change.type === 'delete') this.#delete(list, at);
    else if (change.type === 'problem') this.#place(change, at);
    else this.#move(change, at);
  }

  #bookmark({ problemID, isOn }: { problemID: string; isOn: boolean }, at: Date): void {
    const known = this.bookmarks.get(problemID);
    if (known && at < known.changedAt) return;
    const next = { problemID, isOn, changedAt: at, revision: 0 };
    if (known) this.#change(Object.assign(known, next));
    else this.#change(this.#add(this.bookmarks, problemID, next));
  }

  #rename(list: ListState | undefined, { listID, name }: { listID: string; name: string }, at: Date): void {
    if (!list) {
      const times = { nameAt: at, sharedAt: new Date(0), createdAt: at, deletedAt: null };
      const added = { listID, uid: this.#uid, name, isShared: false, ...times, revision: 0 };
      this.#change(this.#add(this.lists, listID, added));
    } else if (!list.deletedAt && at >= list.nameAt) this.#change(Object.assign(list, { name, nameAt: at }));
  }

  #share(list: ListState, isShared: boolean, at: Date): void {
    if (at >= list.sharedAt) this.#change(Object.assign(list, { isShared, sharedAt: at }));
  }

  #delete(list: ListState, at: Date): void {
    this.deleted.add(list.listID);
    this.#change(Object.assign(list, { name: '', isShared: false, deletedAt: at }));
    for (const [key, one] of this.problems) {
      if (one.listID !== list.listID) continue;
      this.problems.delete(key);
      this.changed.delete(one);
    }
  }

  #place(change: { listID: string; problemID: string; isOn: boolean; place: number }, at: Date): void {
    const { listID, problemID, isOn, place } = change;
    const key = listProblemKey(change);
    const known = this.problems.get(key);
    if (!known) {
      const added = { listID, problemID, isOn, changedAt: at, place, movedAt: at, revision: 0 };
      this.#change(this.#add(this.problems, key, added));
    } else if (at >= known.changedAt) {
      // Two devices added it: it keeps its place.
      const isBack = isOn && !known.isOn;
      this.#change(Object.assign(known, { isOn, changedAt: at, ...(isBack && { place, movedAt: at }) }));
    }
  }

  #move(change: { listID: string; problemID: string; place: number }, at: Date): void {
    const known = this.problems.get(listProblemKey(change));
    if (known && at >= known.movedAt)
      this.#change(Object.assign(known, { place: change.place, movedAt: at }));
  }

  #add<T>(map: Map<string, T>, key: string, value: T): T {
    map.set(key, value);
    return value;
  }

  #change(one: BookmarkState | ListState | ListProblemState): void {
    this.changed.add(one);
  }
}
