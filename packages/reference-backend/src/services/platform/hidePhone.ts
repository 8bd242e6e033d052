/** The last three digits of a Kenyan phone number, "••• 678": enough to know the own one, and no help to a stranger; '' stays ''. */
export function hidePhone(phoneNumber: string): string {
  return phoneNumber.length < 7 ? '' : `••• ${phoneNumber.slice(-3)}`;
}
