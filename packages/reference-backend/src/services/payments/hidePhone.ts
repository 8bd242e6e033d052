/** A Kenyan phone number with its middle hidden, "0712 ••• 678"; '' stays ''. */
export function hidePhone(phoneNumber: string): string {
  const digits = phoneNumber.replace(/^\+254/, '0');
  return digits.length < 7 ? '' : `${digits.slice(0, 4)} ••• ${digits.slice(-3)}`;
}
