export { BookingSummary, SubmitSection } from './BookingSummary.tsx';
export { useDiscountLines } from './discount.ts';
export { DiscountCodeField, ReportSentField } from './moreControls.tsx';
export { useAmountDue } from './useAmountDue.ts';
export { useDiscountHint } from './useDiscountHint.ts';
export { useUnusualValueConfirm } from './useUnusualValueConfirm.tsx';
