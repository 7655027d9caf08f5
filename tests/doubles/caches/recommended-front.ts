import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../support/site-server';
import { runNginx, type Nginx } from './nginx';

export interface RecommendedFront extends Nginx {
  /** Where it answers what is asked without TLS. */
  plain: string;
  /** Puts another build in place, as a deployment does, and has it read. */
  deploy(id: string): void;
}

/** Where a certificate and its key lie. */
export interface Certificate {
  certificate: string;
  key: string;
}

/**
 * The front that ships (deploy/nginx.conf), with the built files of the tests' own build. Without a certificate it speaks no TLS, as
 * its site does not, and lets the tests ask as fast as they can; with one it is as it ships, and the site is told of no other address.
 */
export async function startRecommendedFront(
  program: string,
  upstream: string,
  tls?: Certificate,
): Promise<RecommendedFront & { securePort: number }> {
  const [plainPort, securePort] = [await freePort(), await freePort()];
  let setting = '';
  const nginx = await runNginx(program, async (folder, port) => {
    const build = path.join(folder, 'build');
    const built = path.resolve(process.env.BUILD_DIR || '.next');
    mkdirSync(build);
    symlinkSync(path.join(built, 'static'), path.join(build, 'static'));
    await promisify(execFile)(process.execPath, ['scripts/front/front.mjs', path.join(build, 'front')]);
    setting = path.join(build, 'front/build.conf');
    return shipped({
      'server localhost:3000;': `server ${new URL(upstream).host};`,
      '/var/cache/nginx/site': path.join(folder, 'cache'),
      '/srv/site/.next': build,
      'listen 80 default_server;': `listen ${plainPort} default_server;`,
      'server_name www.example.com;': 'server_name localhost;',
      ...(tls ? withTls(port, securePort, tls) : withoutTls(port)),
    });
  });
  return {
    ...nginx,
    plain: `http://localhost:${plainPort}`,
    securePort,
    deploy(id) {
      writeFileSync(setting, `set $build "${id}";\n`);
      nginx.reload();
    },
  };
}

function withoutTls(port: number) {
  return {
    'listen 443 ssl default_server;': `listen ${port} default_server;`,
    'listen 443 ssl http2;': `listen ${port};`,
    'ssl_certificate /etc/letsencrypt/live/www.example.com/fullchain.pem;': '',
    'ssl_certificate_key /etc/letsencrypt/live/www.example.com/privkey.pem;': '',
    'rate=30r/s;': 'rate=5000r/s;',
  };
}

/** The port without TLS only says that it runs. */
function withTls(port: number, securePort: number, { certificate, key }: Certificate) {
  return {
    'listen 443 ssl default_server;': `listen ${securePort} ssl default_server;`,
    'listen 443 ssl http2;': `listen ${port}; listen ${securePort} ssl http2;`,
    '/etc/letsencrypt/live/www.example.com/fullchain.pem': certificate,
    '/etc/letsencrypt/live/www.example.com/privkey.pem': key,
  };
}

/** The file as it ships, but for ports, paths and names. @throws Error when it has no such place any more */
function shipped(places: Readonly<Record<string, string>>): string {
  let settings = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [place, own] of Object.entries(places)) {
    if (!settings.includes(place)) throw new Error(`deploy/nginx.conf has no "${place}"`);
    settings = settings.replaceAll(place, () => own);
  }
  return settings;
}
