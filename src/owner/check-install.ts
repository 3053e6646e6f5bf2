/* `npm ci` ends with this: under an older Node, npm leaves out programs that the build needs, and does not say so. */
Promise.all([import('sharp'), import('vite')]).catch(() => {
  const { npm_config_user_agent: used = '', npm_package_engines_node: needed } = process.env;
  const [, version] = used.split(' ');
  console.error(
    `This Node is too old (${version}): it must be ${needed}, such as Node 24 from nodejs.org. Then run "npm ci" again.`,
  );
  process.exitCode = 1;
});
