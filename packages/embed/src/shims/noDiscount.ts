/** The widget has no bytes for asking about a code: the discount is settled when the booking is sent. */
export const useDiscountHint = () => '';
export const useDiscount = () => '0';
