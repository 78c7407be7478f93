// zod would try whether it may make functions from text, on every page with a form, and the policy (D128) would refuse it
// each time. Set by name, because importing zod here would put it on all pages.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
