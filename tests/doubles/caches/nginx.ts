import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Front } from './shared-caches';
import { freePort } from '../../support/site-server';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where nginx is on this machine: one place or none. */
export const nginxPath = folders
  .map((folder) => path.join(folder, 'nginx'))
  .filter((file) => existsSync(file))
  .slice(0, 1);

export interface Nginx extends Front {
  /** Has it read its settings again. */
  reload(): void;
}

/**
 * Runs nginx in a folder of its own, which is gone when it ends.
 *
 * @param settings what stands in its `http` block, for that folder and a port that was free
 * @param answering path at which it answers 200 once it runs
 */
export async function runNginx(
  program: string,
  settings: (folder: string, port: number) => string | Promise<string>,
  answering = '/robots.txt',
): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'browser-tests-nginx-'));
  const port = await freePort();
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${await settings(folder, port)}
}
`;
  writeFileSync(path.join(folder, 'nginx.conf'), configuration);
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; !(await answers(origin + answering)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error('nginx does not start (see above).');
    await sleep(50);
  }
  return {
    origin,
    reload: () => void child.kill('SIGHUP'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An nginx in front of a site, with its cache as it is without any settings. */
export function startNginx(program: string, upstream: string): Promise<Front> {
  return runNginx(
    program,
    (folder, port) => `
  proxy_cache_path ${folder}/cache keys_zone=site:10m;
  server {
    listen ${port};
    location / {
      proxy_pass ${upstream};
      proxy_cache site;
      proxy_set_header Host $http_host;
      add_header X-Cache $upstream_cache_status always;
    }
  }`,
  );
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok === true;
}
