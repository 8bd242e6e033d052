import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket over HTTP that takes only requests signed as AWS Signature Version 4 asks. */
export interface S3Server {
  url: string;
  files: Map<string, Buffer>;
  /** Answers to give before it works: a status for each request; to `silence` none comes. */
  failures: (number | 'silence')[];
  stop: () => Promise<void>;
}

export interface S3Keys {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export async function startS3Server(keys: S3Keys): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const failures: S3Server['failures'] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const failure = failures.shift();
    if (failure === 'silence') return;
    const status = failure ?? (isSigned(request, body, keys) ? answer(request, body) : 403);
    response
      .writeHead(status)
      .end(status === 200 && request.method === 'GET' ? files.get(keyOf(request)) : '');
  });
  const keyOf = (request: IncomingMessage) => (request.url ?? '').replace(`/${keys.bucket}/`, '');
  const answer = (request: IncomingMessage, body: Buffer): number => {
    const key = keyOf(request);
    if (request.method === 'PUT') files.set(key, body);
    if (request.method === 'GET' && !files.has(key)) return 404;
    if (request.method === 'DELETE') return files.delete(key) ? 204 : 404;
    return 200;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, files, failures, stop: () => stop(server) };
}

/**
 * Whether a request carries the signature that its own content gives.
 * Source: AWS, "Create a signed AWS API request" (Signature Version 4), steps 1 to 4.
 */
function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { region, accessKeyId, secretAccessKey }: S3Keys,
): boolean {
  const {
    authorization = '',
    'x-amz-date': time = '',
    'x-amz-content-sha256': content = '',
  } = request.headers;
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const day = String(time).slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const age = Math.abs(
    Date.now() - Date.parse(String(time).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')),
  );
  const signed = names.split(';');
  if (credential !== `${accessKeyId}/${scope}` || !(age < 15 * 60_000)) return false;
  if (
    content !== hash(body) ||
    !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))
  ) {
    return false;
  }
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = signed.map(
    (name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`,
  );
  const canonical = [request.method, path, query, headers.join(''), names, content].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(mac, `AWS4${secretAccessKey}`);
  return mac(key, toSign).toString('hex') === signature;
}

function mac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
