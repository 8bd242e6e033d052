/** What a service's `referrer_agent` is: the id of the agent's user, as in the contract, or of the agent. */
export type ReferrerAgentKind = 'user' | 'agent';

/**
 * The `referrer_agent` of a booking that this agent makes; null when the service would not know them. `kind` is the client's
 * `referrerAgent`. Default: the user's id.
 */
export function toReferrerAgent(
  { id, agent }: { id: number; agent: number | null },
  kind?: ReferrerAgentKind,
): number | null {
  return kind === 'agent' ? agent : id;
}
