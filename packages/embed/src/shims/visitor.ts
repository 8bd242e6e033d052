type UserModule = typeof import('../../../ui/src/booking-form/values/bookingUser.ts');
type OmitUnread = typeof import('../../../ui/src/lib/omitUnread.ts').omitUnread;
type WordOf = typeof import('../../../ui/src/lib/wordOf.ts').wordOf;
type ReadSilentChange = typeof import('../../../sdk/src/client/readSilentChange.ts').readSilentChange;
type CheckOwnFields = typeof import('../../../ui/src/booking-form/values/checkOwnFields.ts').checkOwnFields;
type ToExtraKeys = typeof import('../../../ui/src/booking-form/session/toExtraKeys.ts').toExtraKeys;
type ToSavedNotice = typeof import('../../../ui/src/booking-form/session/toSavedNotice.ts').toSavedNotice;

/** A visitor of a website is neither agent nor administrator, books for themselves and changes no booking. */
export const isAgent: UserModule['isAgent'] = () => false;
export const isAdministrator: UserModule['isAdministrator'] = () => false;
export const booksForOthers: UserModule['booksForOthers'] = () => false;
export const isForOthers: UserModule['isForOthers'] = () => false;
export const isUpdate: UserModule['isUpdate'] = () => false;
export const toBookingUser: UserModule['toBookingUser'] = () => null;
/** The confirmation shows the booked values; a comparison would cost every visitor half a kilobyte. */
export const toSavedNotice: ToSavedNotice = (_request, _booked, _isUpdate, t) => ({
  tone: 'success',
  message: t('bookingDone.booked'),
});
/** The widget has no fields of a host. */
export const checkOwnFields: CheckOwnFields = () => {};
export const toExtraKeys: ToExtraKeys = (extra, send) =>
  typeof send === 'function' ? send(extra ?? {}) : {};
export const wordOf: WordOf = (labels, value, t) => t(labels[value as string] as never);
export const omitUnread: OmitUnread = (request) => request;
/** A visitor changes no stored booking. */
export const readSilentChange: ReadSilentChange = () => undefined;
