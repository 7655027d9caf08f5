import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request whose target stays as it is, which other clients would tidy up, and follows no redirect. */
export async function raw(
  origin: string | undefined,
  target: string,
  options: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin ?? '');
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: target, agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts).toString() });
      });
    });
    call.on('error', reject);
    call.end();
  });
}
