/** What became of one check. */
export type FindingStatus =
  /** It works as the components need it. */
  | 'ok'
  /** The server does not have it. */
  | 'missing'
  /** The server answers as if it had not been asked for. */
  | 'ignored'
  /** The server asks for a login, or for another one. */
  | 'login'
  /** The answer is not what the components read. */
  | 'wrong'
  /** The data of this server cannot show it. */
  | 'unknown'
  /** A record that the check made and leaves. */
  | 'left';

/** One line of the report. */
export interface Finding {
  status: FindingStatus;
  /** Such as `counties.list` or `crops.list ?ordering=name`. */
  what: string;
  /** What it means for the components; '' when it works. */
  note: string;
}
