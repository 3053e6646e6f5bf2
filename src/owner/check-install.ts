/* `npm ci` ends with this: under an older Node, npm leaves out programs that the build needs, and does not say so. */
try {
  await import('sharp');
  await import('vite');
} catch {
  const { npm_config_user_agent: used, npm_package_engines_node: needed } = process.env;
  console.error(`Node is too old (${used}): install Node 24 from nodejs.org, or ${needed}, and run "npm ci" again.`);
  process.exit(1);
}
