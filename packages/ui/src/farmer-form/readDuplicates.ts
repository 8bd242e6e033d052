import type { DuplicateCandidate } from '@udongo/sdk';

/**
 * The farmers who caused the refusal of a registration; null for any other error. Reads an error with the
 * server's `body`, such as the SDK's. Never throws. Source: the contract's `DuplicateFarmer`.
 */
export function readDuplicates(error: unknown): readonly DuplicateCandidate[] | null {
  const { body } = asObject(error);
  const { code, candidates } = asObject(body);
  if (code !== 'duplicate_farmer' || !Array.isArray(candidates)) return null;
  return candidates.map((candidate) => {
    const { id, full_name, phone_number, email, county, matches } = asObject(candidate);
    return {
      id: Number(id),
      full_name: asText(full_name),
      phone_number: asText(phone_number),
      email: asText(email),
      county: typeof county === 'number' ? county : null,
      matches: asMatches(matches),
    };
  });
}

function asMatches(matches: unknown): DuplicateCandidate['matches'] {
  const given: unknown[] = Array.isArray(matches) ? matches : [];
  return (['phone_number', 'email'] as const).filter((match) => given.includes(match));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  // Not a copy: the body of an error is not enumerable.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
