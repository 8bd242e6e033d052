import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The place where the line is cut, once, while a booking is on its way. 'connect': the server is unreachable.
 * 'request': after a share of the booking's headers or body has reached the server. 'arrived': after the
 * whole booking; `isServerCut` says whether the server loses the line, too. 'answer': after a share of the
 * answer's headers or body has come back, so after the commit. Shares are from 0 to 1; a share of 1 leaves
 * out the last byte, except of the whole answer.
 */
export type Cut =
  | { at: 'connect' }
  | { at: 'request' | 'answer'; part: 'headers' | 'body'; share: number }
  | { at: 'arrived'; isServerCut: boolean }
  | { at: 'answered' };

export interface CuttingProxy {
  url: string;
  /** The number of attempts to book. */
  bookings: () => number;
  close: () => Promise<void>;
}

const booking = /^POST \/agric\/soil-test-bookings\/ /;
const headEnd = '\r\n\r\n';

/** Passes bytes between browser and API, and cuts the line of the first booking. */
export async function openCuttingProxy(target: string, cut: Cut): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let tried = 0;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    // A cut line is expected here.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };

  /** Passes on the first booking as far as the cut lets it, and that much of the answer. */
  const carryFirst = (client: Socket, server: Socket, first: Buffer) => {
    let request = Buffer.alloc(0);
    let forwarded = 0;
    let answer = Buffer.alloc(0);
    const end = () => {
      client.destroy();
      server.destroy();
    };
    const carry = (chunk: Buffer) => {
      request = Buffer.concat([request, chunk]);
      const size = sizeOf(request);
      const limit = cut.at === 'request' ? limitOf(request, size, cut) : size;
      if (limit === null || size === null) return;
      const until = Math.min(limit, request.length);
      server.write(request.subarray(forwarded, until), () => {
        if (cut.at === 'request' && until === limit) end();
        if (cut.at === 'arrived' && until === size) {
          if (cut.isServerCut) end();
          else client.destroy();
        }
      });
      forwarded = until;
    };
    client.removeAllListeners('data').on('data', carry);
    server.removeAllListeners('data').on('data', (chunk: Buffer) => {
      answer = Buffer.concat([answer, chunk]);
      const size = sizeOf(answer);
      if (size === null || answer.length < size) return;
      const limit = cut.at === 'answer' ? (limitOf(answer, size, cut) ?? 0) : size;
      client.write(answer.subarray(0, limit), end);
    });
    carry(first);
  };

  const proxy = createServer((client) => {
    keep(client);
    const server = keep(connect(Number(port), hostname));
    client.on('close', () => cut.at === 'arrived' || server.destroy());
    server.on('close', () => client.destroy());
    server.on('data', (chunk: Buffer) => client.write(chunk));
    client.on('data', (chunk: Buffer) => {
      const isBooking = booking.test(chunk.toString('latin1'));
      if (isBooking) tried += 1;
      if (!isBooking || tried > 1) return server.write(chunk);
      if (cut.at === 'connect') return client.destroy();
      return carryFirst(client, server, chunk);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    bookings: () => tried,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}

/** The length of a message with this beginning; null until its headers are complete. */
function sizeOf(message: Buffer): number | null {
  const text = message.toString('latin1');
  const head = text.indexOf(headEnd);
  if (head < 0) return null;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, head));
  if (length) return head + headEnd.length + Number(length[1]);
  // A chunked answer ends with an empty chunk.
  return text.endsWith('\r\n0\r\n\r\n') ? message.length : null;
}

/** The number of bytes of a message that pass before the cut; null until it is known. */
function limitOf(message: Buffer, size: number | null, { part, share }: Extract<Cut, { part: string }>) {
  const head = message.indexOf(headEnd);
  if (head < 0 || size === null) return null;
  const body = head + headEnd.length;
  const [from, to] = part === 'headers' ? [0, body] : [body, size];
  return Math.min(from + Math.round((to - from) * share), size - 1);
}
