// Without this, zod tests on every page with a form whether it can compile functions from text, which the
// Content-Security-Policy blocks (D128). Set by name, because importing zod here would load it on all pages.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
