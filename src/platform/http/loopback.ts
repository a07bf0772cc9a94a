/**
 * Whether a host name or network address is this machine itself.
 *
 * @param host as in a URL or a socket: `localhost`, `127.0.0.1`, `::1` or `[::1]`, without a port
 */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host.replace(/^::ffff:/i, ""));
}
