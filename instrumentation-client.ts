// Otherwise zod tries to compile a function from text on every page with a form, and the Content-Security-Policy reports
// it (D128). Set on globalThis, because importing zod here would load it on all pages.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
