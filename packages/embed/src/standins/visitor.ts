type UserModule = typeof import('../../../ui/src/booking-form/bookingUser.ts');
type FarmerFields = typeof import('../../../ui/src/booking-form/FarmerFields.tsx').FarmerFields;
type AdministratorFields =
  typeof import('../../../ui/src/booking-form/AdministratorFields.tsx').AdministratorFields;
type UseFarmerChoice = typeof import('../../../ui/src/booking-form/useFarmerChoice.ts').useFarmerChoice;
type OmitUnread = typeof import('../../../ui/src/lib/omitUnread.ts').omitUnread;

/** A visitor of a website is nobody's agent or administrator, books for themselves and changes no booking. */
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
export const omitUnread: OmitUnread = (request) => request;
