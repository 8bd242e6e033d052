/**
 * Sends requests like `fetch` and tells how much of the body has gone out, as a share from 0 to 1. It is the only place with
 * XMLHttpRequest: `fetch` can't tell.
 */
export function sendByXhr(onProgress: (share: number) => void) {
  return async (request: Request, { signal }: RequestInit): Promise<Response> => {
    const body = await request.arrayBuffer();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const stop = () => xhr.abort();
      const fail = () => reject(signal?.aborted ? signal.reason : new TypeError('No answer'));
      xhr.open(request.method, request.url);
      xhr.responseType = 'arraybuffer';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      // A followed redirect turns a POST into a GET that "succeeds": nothing was stored.
      xhr.onload = () => (xhr.responseURL === request.url ? resolve(toResponse(xhr)) : fail());
      xhr.onerror = fail;
      xhr.onabort = fail;
      xhr.onloadend = () => signal?.removeEventListener('abort', stop);
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) fail();
      else xhr.send(body);
    });
  };
}

function toResponse(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return new Response(xhr.status === 204 ? null : xhr.response, { status: xhr.status, headers });
}
