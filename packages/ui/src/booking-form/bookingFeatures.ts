import { SoilTypeDialog } from '../soil-type-dialog/index.ts';
import { LateBookingShare } from './confirmation/index.ts';
import { listTestTypes } from './fields/index.ts';
import { FarmerFields, NameField, PhoneField } from './person/index.ts';
import { LocationButton } from './samples/index.ts';
import { type BookingFeatures, isFinished } from './session/index.ts';
import {
  DiscountCodeField,
  ReportSentField,
  useDiscountLines,
  useUnusualValueConfirm,
} from './summary/index.ts';

/** Every part of a form that can be left out. */
export const bookingFeatures: BookingFeatures = {
  BookingShare: LateBookingShare,
  fields: {
    discount_code: DiscountCodeField,
    farmer: FarmerFields,
    name: NameField,
    phone_no: PhoneField,
    is_report_sent: ReportSentField,
  },
  isFinished,
  listTestTypes,
  LocationButton,
  SoilTypeDialog,
  useDiscountLines,
  useUnusualValueConfirm,
};
