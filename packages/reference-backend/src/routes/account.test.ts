import { expect, test } from 'vitest';
import { confirmEmail } from '../../test/confirmEmail.ts';
import { useBackend } from '../../test/testBackend.ts';

const backend = useBackend();
const registration = {
  full_name: 'Njeri Wambui',
  email: 'Njeri.Wambui@udongo.test',
  password: 'Shamba-langu-7',
  phone_number: '0712 345 679',
  county: 22,
  address: 'Githunguri market',
};
const register = (body: object) => backend.call('POST', '/users/account/view/', { body });

test('a visitor registers as a farmer, logs in and books for themselves', async () => {
  const { status, body } = await register({ ...registration, is_superuser: true, agent: 1 });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 44,
    token: expect.stringMatching(/^[0-9a-f]{48}$/),
    username: expect.stringMatching(/^user-/),
    email: 'njeri.wambui@udongo.test',
    full_name: 'Njeri Wambui',
    is_superuser: false,
    is_agent: false,
    is_farmer: true,
    staff_role: null,
    farmer: 31,
    agent: null,
    profile: { phone_number: '+254712345679', address: 'Githunguri market', county: 22 },
  });
  const { email, password } = registration;
  await confirmEmail(backend, body.email, password);
  const { token: _, ...user } = body;
  expect((await backend.call('POST', '/users/auth/login/', { body: { email, password } })).body.user).toEqual(
    { ...user, username: body.email },
  );
});

test('an e-mail is registered once it is confirmed, in whatever case', async () => {
  await register({ ...registration, email: 'twice@udongo.test' });
  await confirmEmail(backend, 'twice@udongo.test', registration.password);
  const { status, body } = await register({ ...registration, email: 'TWICE@udongo.test' });
  expect([status, body]).toEqual([400, { email: ['user with this email already exists.'] }]);
});

test('of three that register one e-mail at once and confirm it at once, one owns it', async () => {
  const body = { ...registration, email: 'race@udongo.test' };
  const answers = await Promise.all([register(body), register(body), register(body)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const tokens = (await backend.sendMessages())
    .slice(-3)
    .map(({ text }) => /#token=([0-9a-f]{48})/.exec(text)?.[1]);
  const { password } = registration;
  const confirmed = await Promise.all(
    tokens.map((token) =>
      backend.call('POST', '/users/account/email/confirm/', { body: { token, password } }),
    ),
  );
  expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('everything that is wrong with a registration is said at once', async () => {
  const { status, body } = await register({
    email: 'njeri',
    password: '12345',
    phone_number: '12',
    county: {},
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    full_name: ['This field is required.'],
    email: ['Enter a valid email address.'],
    password: ['This password is too short. It must contain at least 8 characters.'],
    phone_number: ['Enter a valid phone number, for example +254712345678.'],
    county: ['Incorrect type. Expected pk value, received dict.'],
  });
});

test('a county that is not there is refused', async () => {
  for (const county of [48, -1, 99999999999]) {
    const { body } = await register({ ...registration, email: 'x@udongo.test', county });
    expect(body).toEqual({ county: [`Invalid pk "${county}" - object does not exist.`] });
  }
});

test('everybody reads their own account', async () => {
  const { body } = await backend.call('GET', '/users/account/view', { as: 'agent' });
  expect(body).toMatchObject({
    id: 2,
    username: 'agent',
    is_agent: true,
    is_farmer: false,
    agent: 1,
    farmer: null,
  });
});
