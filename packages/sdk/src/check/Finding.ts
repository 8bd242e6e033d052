/** The outcome of one check. */
export type FindingStatus =
  /** It works as the components need it. */
  | 'ok'
  /** The server does not have it. */
  | 'missing'
  /** The server answers as if the parameter had not been sent. */
  | 'ignored'
  /** The server asks for a login, or refuses the one that was sent. */
  | 'login'
  /** The components cannot read the answer. */
  | 'wrong'
  /** This server has too little data to tell. */
  | 'unknown'
  /** The check made a record, and leaves it there. */
  | 'left';

/** One line of the report. */
export interface Finding {
  status: FindingStatus;
  /** Such as `counties.list` or `crops.list ?ordering=name`. */
  what: string;
  /** The heading of the report under which it belongs, such as `Essentials` or `Payouts`. */
  part?: string;
  /** The consequence for the components; '' when the check passes. */
  note: string;
}
