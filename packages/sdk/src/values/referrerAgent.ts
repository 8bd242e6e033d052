/**
 * The kind of id in a service's `referrer_agent`: that of the agent's user, as in the contract, or of the
 * agent.
 */
export type ReferrerAgentKind = 'user' | 'agent';

/**
 * Gives the `referrer_agent` of a booking that this agent makes; null when the service would not know them.
 * `kind` is the client's `referrerAgent`. Default: the user's id.
 */
export function toReferrerAgent(
  { id, agent }: { id: number; agent: number | null },
  kind?: ReferrerAgentKind,
): number | null {
  return kind === 'agent' ? agent : id;
}
