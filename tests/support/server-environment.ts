/** Environment variables of Cloudflare's local runtime: it asks no other host, and writes within the project alone. */
export const serverEnvironment = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG_PATH: '.wrangler/logs',
  XDG_CONFIG_HOME: '.wrangler',
};
