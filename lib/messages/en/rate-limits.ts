export const rateLimits = {
  thatWasALotAt: 'That was a lot at once. Please wait a few minutes and try again.',
  aLotOfPeopleAre:
    'A lot of people are doing this right now. Please wait a few minutes and try again. Nothing you entered is lost.',
};
