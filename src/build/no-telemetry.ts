/* Astro reads this when it would report what was run. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
