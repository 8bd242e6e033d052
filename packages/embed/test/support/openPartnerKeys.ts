interface Key {
  id: number;
  key: string;
}

/** The partner keys of an API, as its administrator manages them. */
export interface PartnerKeys {
  createKey: (sites: readonly string[], credits?: { agent: number; referrer_agent: number }) => Promise<Key>;
  changeKey: (
    id: number,
    changes: { allowed_origins?: readonly string[]; is_active?: boolean },
  ) => Promise<void>;
}

/** Logs in at an API with demo data. */
export async function openPartnerKeys(url: string): Promise<PartnerKeys> {
  const call = async (method: string, path: string, body: object, token?: string) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const login = { email: 'admin@udongo.test', password: 'Admin-pass-1' };
  const { token } = await call('POST', '/users/auth/login/', login);
  const values = { name: 'Duka la Ahero', agent: 1, referrer_agent: 2, allowed_origins: [], is_active: true };
  return {
    createKey: (sites, credits) =>
      call('POST', '/agric/partner-keys/', { ...values, ...credits, allowed_origins: sites }, token),
    changeKey: (id, changes) => call('PUT', `/agric/partner-keys/${id}/`, { ...values, ...changes }, token),
  };
}
