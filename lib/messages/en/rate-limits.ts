export const rateLimits = {
  tooManyRequests: 'That was a lot at once. Please wait a few minutes and try again.',
  tooManyVisitors:
    'A lot of people are doing this right now. Please wait a few minutes and try again. Nothing you entered is lost.',
};
