const toWordSet = (line: string): ReadonlySet<string> => new Set(line.split(' '));

/** Function words by language, and a few words that most postings contain. */
export const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: toWordSet(
    'a about all also am an and any are as at be but by can do for from get has have he how i if in into is it its me more most must my near no not of on one or our out so some such than that the their them then there these they this to up us was we were what when where which who will with you your looking experience work job need needed hiring team part time full weekends nights day pay',
  ),
  es: toWordSet(
    'a al algún alguien como con cual cuando de del desde donde dos durante el ella en entre es esta este hay hasta la las le lo los más me mi muy no nos nuestra nuestras nuestro nuestros o para pero por porque puede puedo que quien se ser si sin sobre somos son su sus también tengo todo todos tu un una y ya años buscamos se busca busco experiencia necesita necesitamos necesario trabajo trabajar turno horario lunes viernes requiere pagamos pago ayude siempre gente gusta llego tiempo cerca vivo',
  ),
  fr: toWordSet(
    'à au aux avec ce ces cette chez comme dans de des deux du elle en est et êtes il je jour jours la le les leur mais mes mon ne nos notre nous ou où par pas plus pour près que qui sa sans se ses si son sont sur tous tout un une vos votre vous y expérience cherche cherchons recherche recherchons travail poste temps partiel horaires semaine lundi vendredi soir matin',
  ),
  pt: toWordSet(
    'a ao aos as até com como da das de do dos e é ela em entre era essa esta este eu foi há isso já mais mas me meu minha muito na nas não no nos nossa nosso o os ou para pela pelo por que quem se sem ser seu sua são também tem tenho todos um uma você experiência procuramos procura procuro precisa precisamos trabalho trabalhar horário segunda sexta semana disponível turno',
  ),
  it: toWordSet(
    'a ai al alla anche che chi ci come con da dal dalla dei del della delle di dove e è gli ha ho i il in io la le lo ma mi molto nei nel nella non nostra nostro o per più presso qui se sei senza si sono su sul tra tutti un una uno vicino esperienza cerchiamo cerca cerco lavoro lavorare turni turno orario lunedì venerdì settimana sera',
  ),
  de: toWordSet(
    'ab aber als am an auch auf aus bei beim bin bis das dem den der des die du ein eine einem einen einer er es für haben hat ich ihr im in ist kein mit nach nicht noch oder ohne sehr sich sie sind suche suchen über um und uns unser unsere unseren vom von vor war wenn werden wie wir zu zum zur erfahrung arbeit arbeiten stelle arbeitszeit stunden woche montag freitag sofort',
  ),
  ca: toWordSet(
    'a al als amb cada cerca cerquem busquem com de del dels des dia els el em en és entre era experiència feina fins ha hi i jo la les li lo més molt no nosaltres nostra nostre o on per però perquè pel que qui se sense setmana ser sí són sobre també tinc treball treballar tot un una uns us',
  ),
  nl: toWordSet(
    'aan al als avond bij dag dan dat de deze die door een en er ervaren ervaring ging had heb hebben heeft het hij ik in is je kan klein kleine maar maken me met mij mijn naar niet nog of om onder ons onze ook op over per te tot uit uur van veel voor was wat we week werk werken wie wij zijn zich zoek zoeken zonder',
  ),
  pl: toWordSet(
    'a aby ale bez być ci co czy dla do gdy i ich jak jako jest jestem jej jego już lub ma mam mamy na nad nam nas nasz naszej nie o od oraz osoby po pod poszukujemy praca pracy pracę przez przy się są szukam szukamy ta także tego to tylko tym w we wieczorami z za ze że doświadczenie godziny poniedziałku piątku tydzień',
  ),
  tl: toWordSet(
    'akin ako ang at ay aming amin ating ba dahil din gusto hanggang hindi iba isang ito ka kailangan kami kanila kapag kasi ko kung lang libreng lamang mag maging may mayroon mga mo na namin naman nang nasa natin ng ngayon ni nila pa para pero po rin sa siya tayo trabaho walang wala karanasan naghahanap gabi oras araw',
  ),
  ht: toWordSet(
    'ak ale anpil ap ba bezwen bon chak chache di fè gen genyen jou ka kay ki konn kote la lan lè li m men mwen nan nou ou pa pou pral sa se si sou tan te tout travay yo yon youn ap avèk eksperyans moun aswè maten semèn',
  ),
};
