export const bans = {
  banned:
    'We can’t accept this: we’ve closed an account that it’s connected to. If you think that’s a mistake, please write to us.',
};
