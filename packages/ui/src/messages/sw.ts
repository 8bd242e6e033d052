import { adminList } from './sw/adminList.ts';
import { booking } from './sw/booking.ts';
import { bookingDone } from './sw/bookingDone.ts';
import { bookingDraft } from './sw/bookingDraft.ts';
import { bookingErrors } from './sw/bookingErrors.ts';
import { bookingSample } from './sw/bookingSample.ts';
import { bookingSummary } from './sw/bookingSummary.ts';
import { combobox } from './sw/combobox.ts';
import { common } from './sw/common.ts';
import { farmerPicker } from './sw/farmerPicker.ts';
import { field } from './sw/field.ts';
import { login } from './sw/login.ts';
import { pagination } from './sw/pagination.ts';
import { payment } from './sw/payment.ts';
import { soilType } from './sw/soilType.ts';
import { table } from './sw/table.ts';
import { toaster } from './sw/toaster.ts';

/** The Kiswahili catalogue: a draft, to be reviewed by a native speaker. A key missing from `sw/` is a compile error. */
export const sw = {
  adminList,
  booking,
  bookingDone,
  bookingDraft,
  bookingErrors,
  bookingSample,
  bookingSummary,
  combobox,
  common,
  farmerPicker,
  field,
  login,
  pagination,
  payment,
  soilType,
  table,
  toaster,
} as const;
