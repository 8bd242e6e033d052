import { joinUrl } from '../../../sdk/src/values/joinUrl.ts';

type ToUrl = typeof import('../../../sdk/src/client/toUrl.ts').toUrl;
type WithUuid = typeof import('../../../sdk/src/client/withUuid.ts').withUuid;
type ReadTimeoutMs = typeof import('../../../sdk/src/client/readTimeoutMs.ts').readTimeoutMs;

type CreateGetPdf = typeof import('../../../sdk/src/client/createGetPdf.ts').createGetPdf;
type ReadFile = typeof import('../../../sdk/src/client/readFile.ts').readFile;

/** The widget fetches no files. */
export const createGetPdf = (() => undefined) as unknown as CreateGetPdf;
export const readFile: ReadFile = () => undefined;
/** The widget calls its API only, at an address that `mountForm` has checked. */
export const toUrl: ToUrl = ({ path }, { baseUrl }) => joinUrl(baseUrl, path);
/** The form gives each booking its uuid. */
export const withUuid: WithUuid = (_, input) => input;
/** The widget sets no time limit of its own. */
export const readTimeoutMs: ReadTimeoutMs = () => 15_000;
