/** Makes the headers with which a mail service offers to unsubscribe with one press (RFC 8058). */
export function unsubscribeHeaders(apiUrl: string, token: string) {
  return {
    'List-Unsubscribe': `<${apiUrl}/subscribers/one-click/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
