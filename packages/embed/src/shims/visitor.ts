type UserModule = typeof import('../../../ui/src/booking-form/values/bookingUser.ts');
type FarmerFields = typeof import('../../../ui/src/booking-form/person/FarmerFields.tsx').FarmerFields;
type AdministratorFields =
  typeof import('../../../ui/src/booking-form/summary/AdministratorFields.tsx').AdministratorFields;
type UseFarmerChoice =
  typeof import('../../../ui/src/booking-form/person/useFarmerChoice.ts').useFarmerChoice;
type OmitUnread = typeof import('../../../ui/src/lib/omitUnread.ts').omitUnread;
type WordOf = typeof import('../../../ui/src/lib/wordOf.ts').wordOf;
type ToSavedNotice = typeof import('../../../ui/src/booking-form/session/toSavedNotice.ts').toSavedNotice;

/** A visitor of a website is neither agent nor administrator, books for themselves and changes no booking. */
export const isAgent: UserModule['isAgent'] = () => false;
export const isAdministrator: UserModule['isAdministrator'] = () => false;
export const booksForOthers: UserModule['booksForOthers'] = () => false;
export const toBookingUser: UserModule['toBookingUser'] = () => null;
export const FarmerFields = (() => null) satisfies (...given: Parameters<FarmerFields>) => null;
export const AdministratorFields = (() => null) satisfies (...given: Parameters<AdministratorFields>) => null;
const nothing = () => undefined;
export const useFarmerChoice: UseFarmerChoice = () => ({
  chooseFarmerChoice: nothing,
  pickFarmer: nothing,
  bookUnregistered: nothing,
});
/** The confirmation shows the booked values; a comparison would cost every visitor half a kilobyte. */
export const toSavedNotice: ToSavedNotice = (_request, _booked, _isUpdate, t) => ({
  tone: 'success',
  message: t('bookingDone.booked'),
});
export const wordOf: WordOf = (labels, value, t) => t(labels[value as string] as never);
export const omitUnread: OmitUnread = (request) => request;
