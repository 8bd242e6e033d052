/** What a booking form says only to people who are signed in: who change a booking, or book for a farmer. */
export const bookingSignedIn = {
  unsaved: 'Your unsaved changes to {code}',
  unsavedHint: 'You made them on {date}. Continue with them, or keep the booking as it is.',
  changesKept: 'Changes kept on this device',
  undoChanges: 'Undo my changes',
  changesUndone: 'The form shows the stored booking again.',
  doneFor: 'The soil test for {name} is booked',
  codeOf: 'The code',
  callFarmer: 'We call the farmer to confirm the date and the place.',
  registered: 'Is the farmer registered?',
  registeredYes: 'Choose the farmer from the list',
  registeredNo: 'Type name and phone number',
  who: 'Who is it for',
  administration: 'Administration',
  reportSent: 'The report has been sent',
  testTypeLocked: 'The test type cannot be changed after booking.',
  update: 'Save changes',
  updating: 'Saving changes',
  notSentForbidden:
    'Not sent: this account is not allowed to do that. Nothing is lost: log in with another account.',
  notSentMissing: 'Not sent: this booking was deleted, or you are not allowed to change it.',
  notSentLogin: 'Not sent: you are not logged in. Nothing is lost. Log in and press again.',
  updated: 'Booking updated successfully',
  queueLogin: 'Not sent: you are not logged in. Nothing is lost.',
  queueForbidden:
    'Not sent: this account is not allowed to do that. Nothing is lost: log in with another account.',
  queueLogIn: 'Log in and send',
} as const;
