/* Keeps Astro from reporting to its makers what is run here. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
