/** The account has as many as it may have. Nothing was changed. */
export class ListLimitError extends Error {
  readonly of: 'bookmarks' | 'lists' | 'problems' | 'notes';
  constructor(of: ListLimitError['of']) {
    super(`The limit of ${of} is reached`);
    this.name = 'ListLimitError';
    this.of = of;
  }
}
