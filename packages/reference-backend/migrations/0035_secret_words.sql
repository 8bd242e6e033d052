-- Words of messages with a link or code that opens something; none are stored any more.
UPDATE messages SET subject = '', text = '', html = ''
WHERE kind IN ('password_link', 'password_code', 'phone_code', 'email_link', 'subscribe_link', 'subscribed', 'article');
