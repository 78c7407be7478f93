-- Written by hand: the rows of public.ordinary_words, words that are spelled right though no job may have them.

-- Occupations, workplaces and what else people look for in jobs, in English and in Spanish (accents folded, as searches are);
-- then the commonest English words, one form of each: levels 10 and 20 of SCOWL, under this notice:
--   Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the
--   associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without
--   fee, provided that the above copyright notice appears in all copies and that both that copyright notice and this permission
--   notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for
--   any purpose. It is provided "as is" without express or implied warranty.
-- Rarer words are left out on purpose: 'manger' is more often a misspelt manager.
insert into public.ordinary_words (stem)
select distinct stem
from unnest(array[$words$
  accountant acting actor actress acupuncturist administrator adviser advisor aesthetician aide airline airport ambassador
  analyst anesthesiologist animator announcer appraiser apprentice aquarium arabic arborist archaeologist archeologist
  architect archivist arena artist asap assembler assessor assistant associate astronomer athlete attendant attorney
  auctioneer audiologist auditor author autumn babysitter babysitting bachelor background bagel bagger bailiff baker bakery
  baking banker banquet barback barbecue barber barbershop barista barkeeper barmaid barman bartend bartender beautician
  bellboy bellhop bellhops bellman benefits bilingual biochemist biologist blacksmith blaster bodega boilermaker bonus
  bookbinder bookkeeper bookkeeping botanist bouncer boutique brewery bricklayer brickmason broker buffet builder burger
  burrito busboy busgirl busperson busser bussing butcher butler buyer cabbie cabdriver cabinetmaker caddie cafe cafeteria
  camera cameraman cannabis cantonese captain cardiologist career careers caregiver carer caretaker carpenter carpentry
  carrier cartographer carwash cash cashier casino caterer catering certificate certification chambermaid chaplain charity
  chauffeur chef chemist childcare childminder chinese chiropractor choreographer christmas church cinema city cleaner
  cleaning clerk climber clinic coach coaching cobbler coder coffee coffeehouse collector comedian commission companion
  composer concierge conductor confectioner conservator constable consultant contractor controller convict cook cooking
  coordinator copywriter coroner correspondent cosmetologist counselor county courier crane creole crewman crossing cruise
  curator custodian cutter cyber dairy dancer dancing daycare dayworker dealer dealership deckhand decorator degree deli
  deliveryman demonstrator dental dentist depot dermatologist designer detailer detective developer dietician dietitian diner
  diploma diplomat director disability disabled dishwasher dispatcher dispensary diver docent dock doctor dogwalker dogwalking
  donut doorkeeper doorman doughnut drafter draftsman draper dressmaker driller driver driving dropout drugtest drummer
  drycleaner drywaller ecologist economist editing editor educator electrician embalmer employment engineer english engraver
  entertainer entomologist enumerator epidemiologist escort esthetician estimator examiner executive exterminator fabricator
  facilitator factory farm farmer farmhand farming farmworker fashion federal felon felonies felony ferryman fieldworker
  filmmaker financier finisher firefighter fireman fisher fisherman fishing fitter flagger florist foodtruck foreman forester
  forklift forwarder foundry framer freelance freelancer freelancing french fumigator fundraiser funeral furrier gamekeeper
  garage garden gardener gas ged geneticist geographer geologist german gig gigs glassblower glazier goldsmith government
  grader greenhouse greenskeeper greeter grill grocer grocery groom groomer groundskeeper groundsman grower guard guide
  gunsmith gym gynecologist hairdresser hairstylist handler handyman handyperson harvester hauler headhunter healer helper
  herbalist highschool hindi hiring historian holiday holidays homebased homemaker hospice hospital host hostess hotelier
  hourly housecleaner housecleaning housekeeper housekeeping houseman houseperson housesitter housesitting hunting hvac hybrid
  hygienist illustrator immediate immigrant immunologist inspector installer instructor insulator insurance interpreter
  interviewer investigator ironworker italian jailer jailor janitor japanese jeweler jockey joiner journalist journeyman judge
  juggler keeper kennel knitter korean laboratory laborer labourer landscaper landscaping laundress laundromat laundry lawyer
  lecturer librarian library license lifeguard lineman linesman linguist liquor loader lobbyist locksmith logger logging
  longshoreman lumberjack machinist maid maintainer makeup mall manager mandarin manicurist marijuana marine mariner marketer
  marshal mason masonry masseur masseuse master mathematician matron mechanic mediator medic meteorologist microbiologist
  midwife military mill millwright miner mining minister minor misdemeanor mixologist model modeler modeling moderator
  mortician mosque motorman mover municipal museum musician nail nails nanny naturalist navigator negotiator neurologist
  neurosurgeon newsreader nightwatch nightwatchman nonprofit noodle notary novelist nun nurse nursery nurseryman nursing
  nutritionist obstetrician oceanographer officer offsite oncologist onsite opening openings operator ophthalmologist optician
  optometrist orchard orchardist orderly organist organizer ornithologist orthodontist orthopedist osteopath overtime packager
  packer painter painting paleontologist paralegal paramedic park parks parolee parttimer pastor pathologist patrolman paver
  paycheck pediatrician pedicurist performer petrol petsitter petsitting pharmacist pharmacy phd philosopher phlebotomist
  photographer photojournalist physician physicist physiologist physiotherapist pianist picker piercing pilot pipefitter
  pipelayer pizza pizzeria planner plant plasterer player playwright plowman plumber plumbing podiatrist poet policeman
  policewoman polish polisher politician port porter portuguese postman postmaster postwoman potter preacher presenter presser
  pressman priest principal printer prison probation probationer producer professor programmer projection projectionist
  promoter proofreader prosecutor prosthetist psychiatrist psychic psychologist psychotherapist publicist publisher puppeteer
  purchaser radiographer radiologist railroad railroader railway ranch rancher ranching ranger realtor receptionist recruiter
  referee refinisher reflexologist refugee registrar remote repairer repairman reporter representative rescuer researcher
  respiratory restaurant restorer resume retailer retired retiree rigger roaster roofer roofing roustabout runner russian
  sailor salad salary salesclerk salesgirl salesman salesperson saleswoman salon sandblaster sandwich sanitation saucier
  sawyer scaffolder scheduler scientist screener screenwriter scribe sculptor seaman seamstress seasonal secretary seller
  seminarian senior servant server setter sewer shelter shelver shepherd sheriff shipper shipyard shoemaker shopkeeper
  shoplifter shopper sidejob singer singing sitter skipper slaughterer smith smoke social sociologist soldier solicitor
  sommelier sonographer sorter spa spanish specialist speechwriter spinner splicer sponsorship sprayer spring stable
  stablehand stadium stagehand startup state station statistician steakhouse steamfitter stenographer stevedore steward
  stewardess stockboy stockbroker stocker stocktaker stonemason storekeeper stripper stucco student stuntman stuntwoman
  stylist summer supermarket supervisor surgeon surrogate surveyor sushi taco tagalog tailor tailoring tanner taper taqueria
  tasker tattoo tattooer tattooist taxi taxidermist teacher teaching teamster technician technologist teen teenager
  telecommute telecommuting telemarketer telework teller temple tester theater theatre therapist thrift tiler tinsmith tipped
  tips tobacco toolmaker tour tow towing tracker trader trainee trainer transcriber transcriptionist translator trapper
  treasurer trimmer truckdriver trucker trucking tutor tutoring typesetter typist ukrainian umpire underage underwriter
  undocumented union upholsterer urgent urologist usher vacancies vacancy valet vape varnisher vendor ventriloquist vet
  veteran veterans veterinarian veterinary vicar videographer vietnamese vineyard violinist visa vocalist wage wages waiter
  waitering waitperson waitress waitressing waitstaff warden warehouse warehouseman warehouseperson warehouser washer
  watchmaker watchman watchperson weaver webmaster weed weigher welder welding wfh wholesaler winemaker winery winter
  woodcutter woodworker worker wrangler wrestler writer writing yardman yardworker zoo zookeeper zoologist
$words$, $words$
  abogada abogado agricola agricultor albanil almacen ancianos aseo asistente auxiliar ayuda ayudante ayudantes barbera
  barbero bilingue bodega bodeguero bombero botones cajera cajero camarera camarero camarista camionera camionero campo
  cantinera cantinero carnicera carniceria carnicero carpintera carpintero cartero casa cerca chamba chofer choferes cocina
  cocinera cocinero completo conductor conductora conserje construccion contador contadora cosecha costurera costurero
  cuidador cuidadora dentista doctor doctora electricista empacador empacadora empleada empleado empleo empleos encargada
  encargado enfermera enfermeria enfermero escuela espanol estilista experiencia fabrica farmaceutico fines fontanero gerente
  granja guardia hogar hospital hotel hotelera ingeniera ingeniero ingles interprete jale jardinera jardineria jardinero
  jornalera jornalero lavalozas lavandera lavanderia lavaplatos lavatrastes limpiador limpiadora limpieza maestra maestro
  manicurista maquinista masajista mecanica mecanico medica medico medio mensajera mensajero mesera mesero minero montacargas
  mucama ninera ninero ninos noche nocturno obrera obrero oficina operador operadora operaria operario panadera panaderia
  panadero parcial pasante peluquera peluquero peon pescador pintor pintora pisos planchadora plomera plomero policia portera
  portero practicas profesor profesora recamarera recepcionista repartidor repartidora restaurante sastre secretaria
  secretario seguridad semana soldador soldadora supervisor supervisora techador techo temporada temporal tiempo tienda
  trabajador trabajadora trabajo trabajos traductor traductora turno vendedor vendedora ventas verano veterinario vigilante
  voluntaria voluntario yardero
$words$, $words$
  aardvark abandon abbreviate abide ability able abnormal abolish abolition abort abroad absence absent absolute absorb
  abstract absurd abuse abysmal academic accelerate accent accept access accident accidental accommodate accompany accomplish
  accord account accumulate accuracy accurate accuse accustom achieve acid acknowledge acorn acoustic acquaintance acquire
  acquisition acronym across action active acts actual acute adapt added addict addition address adds adequate adhere adjacent
  adjective adjust administer administration admire admission admit adopt adult advance advantage advent adventure adverse
  advert advertise advice advise advisory advocate aerial aesthetic affair affect afford aforementioned afraid afternoon
  afterward aged agency agenda agent aggressive agony agree agreement agricultural ahead aids aims aircraft akin alarm alas
  albeit album alcohol alert algebra algorithm alias aliases alien align alike alive allege allergic alleviate alliance
  allocate allow ally almost alone along alongside aloud alpha alphabet already also alter alternate although altogether
  always amateur amaze amber ambient ambiguity ambitious amend among amount ample amplifier amuse anagram analog analogue
  analyses analysis analyze anarchy anatomy ancestor ancient anecdote angel anger angle angry anguish animal anniversary
  announce annoy annual anomaly anonymous anorak another answer anthology anticipate antidote antique antisocial anxious
  anybody anyhow anyone anyplace anything anyway anywhere apart apathetic apathy apology apostrophe appall apparatus apparent
  appeal appear append appendix applause apple applicant apply appoint appraisal appreciate approach appropriate approve
  approximate arbitrarily arbitrary arcade arcane arch archaic architecture archive area arguable argue argument arise arisen
  arithmetic arms army arose around arrange array arrest arrive arrogant arrow article artificial arts ascend ashamed ashcan
  ashes aside asks asleep aspect assault assemble assert assess asset assign assist assort assume assumption assure asterisk
  astronomy asynchronous atheism atheist atlas atmosphere atom atrocity attach attack attain attempt attend attention attitude
  attract attribute audible audience audio aunt authentic autobiography automate automatic automobile available average avoid
  await awake award aware away awful awkward axes axiom axis baby back backbone backlog backspace backward bacteria bacterium
  badge badly baffle baggage bags bake balance ball ballet ballot banal banana band bandwagon bandwidth bang bank bankrupt
  banner bans bare bargain bark baroque barrel barrier barrister bars base basement bash basic basis basket bass bastard batch
  bath bathroom battery battle baud beach beam bean bear beard beast beat beaten beauty became become bedroom beds beef beer
  beforehand began begin beginner begun behalf behave behavior behind beings belief believe bell belong beloved belt bench
  bend beneath beneficial benefit bent beside best beta bets better beware beyond bias bible biblical bicycle bids bigger
  biggest bigot bigotry bill billfold billion binary bind biochemistry biography biology bird birth birthday biscuit bishop
  bite bitmap bits bitten bitter bizarre black blackboard blackmail blade blame blank blanket blast blatant bless blew blind
  blink bliss blob block blood bloody blow blown blue blurb board boat bobs body boggle bogs bogus boil bold bolt bomb bond
  bone book booklet bookshop bookstore boom boost boot border borderline bore boredom born borrow boss bother bottle bottom
  bought bounce bound boundary bout bowl boxes boys bracket brain brake branch brand brass brave breach bread break breakdown
  breakfast breath bred breed breeze brethren brick bridge brief briefly brigade bright brighter brightest brilliant bring
  broad broadcast broke broken brother brought brown browse brush brutal bubble buck bucket budget buffer bugger bugs build
  built bulb bulk bull bullet bulletin bump bunch bundle burden bureaucracy burn burnt burst bury buses bush buss bust busy
  butter button buys bypass byte cabbage cabinet cable caffeine cage cake calculate calculus calendar call caller calm came
  camp campaign campus cancel cancer candidate cannot canonical cans cant capable capacity capital capitalist caps capture
  carbon card cardboard care careless carpet carriage carrot carry cars cartoon cartridge case cassette cast castle casual
  catalog catastrophic catch categorically category cater cathedral catholic cats cattle caught causal cause caution cave
  caveat cease ceiling celebrate cell cellular censor censorship cent center central century ceremony certain certainty chain
  chair chairman chalk challenge chamber champagne champion chance chancellor change changeover channel chaos chaotic chap
  chapel chapter char character characteristic charge charitable charm chart charter chase chat cheap cheaper cheapest cheaply
  cheat check checker cheek cheer cheese chemical chemistry chess chest chestnut chew chicken chief child childhood childish
  children chip chocolate choice choir choose chop choral chord chorus chose chosen chuck chunk cider cigarette circa circle
  circuit circuitry circular circulate circumstance cite citizen civil civilian claim clarification clarify clarity clash
  class classic classification classify clause clean cleanest clear clearance clearer clearest clever cleverest click client
  cliff climate climb clip clique clock clog clone close closer closest closet closure cloth cloud club clue clumsy cluster
  coal coarse coast coat code coherent coin coincide coke cold collaboration collapse collar collate colleague collect college
  colon colony color column combat combine come comedy comfort comic comma command commence comment commentary commercial
  commit committee commodity common communal communicate communism communist community compact company compare comparison
  compassion compatible compel compensate compete competition competitor compile complacent complain complaint complement
  complementary complete complex complicate compliment comply component compose composite compound comprehend comprehension
  compress comprise compromise compulsion compulsory compute computerize concatenate conceal concede conceive concentrate
  concept conceptual concern concert concerto concise conclude conclusion concrete concur concurrently condemn condense
  condition condom condone conduct conference confess confident confidential configure confine confirm conflict conform
  confront confuse congest congratulate conjecture conjunction connect connector connotation conscience conscious consecutive
  consensus consent consequent conservation consider considerate consist console conspicuous conspiracy constant constituent
  constitute constrain constraint construct consult consume consumption contact contain contemplate contemporary contempt
  contend content contentious contest context continent continental continue continuum contour contraception contract
  contradict contradictory contrary contrast contravention contribute contributor contrive control controversy convenient
  convention converse convert convey convince cookie cool cooperate coordinate cope copper copy copyright core corn corner
  corporate corpse correct correlate correspond corridor corrupt cosmic cosmology cost cotton cough could council counsel
  count counter counterexample counterpart countless country countryside couple courage course court courtesy cousin cover
  coverage cows cozy crack craft cramp crap crash crass crawl crazy cream create creation creative creator creature credible
  credit creed creep crew cricket cried crime criminal crisis crisp criteria criterion critic crop cross crossroad crossword
  crowd crown crucial crude cruel cruelty crunch crush cryptic crystal cube cubic cuckoo cuddly culprit cult culture
  cumbersome cums cumulative cunning cupboard cups cure curiosity curious curly currency current curriculum curry curse cursor
  curtain curve custard custom customary cute cuts cycle cyclist cylinder cynic daft daily damage damn damnation damp dance
  danger dare dark darling dash data database date datum daughter dawn daylight days daytime dead deadline deaf deal dealt
  dear death debate debt debug debugger decade decay decent decide decimal decision deck declare decline decode decrease
  dedicate deduce deduction deed deem deep deeper deepest deeply default defeat defect defend defense deficiency define
  definite defy degenerate degrade deity delay delete deliberate delicate delicious delight delimiters deliver delivery delta
  delusion demand demented demise democracy democratic demolish demonstrate denominator denote dense density deny department
  departmental departure depend deposit depress deprive depth deputy derange derive derogatory descend describe description
  desert deserve design desire desk desktop despair desperate despise despite destine destroy destruction detach detail detect
  detector deter determine deterrent detract devastate develop deviation device devil devious devise devoid devote diagnosis
  diagnostic diagonal diagram dial dialect dialog dialogue diameter diary dice dictate dictatorship dictionary died diesel
  diet differ differential difficult difficulty digest digit dignity digs dilemma dimension dimensional dine dinner diplomatic
  dire direct directory dirt dirty disable disadvantage disagree disagreement disappear disappoint disaster disastrous disc
  discard discharge disciplinary discipline disclaimer disco disconnect discontinue discount discourage discover discovery
  discrepancy discrete discriminate discuss disease disguise disgust dish dishonest disk dislike dismal dismiss disorder
  display dispose disposition dispute disregard disrupt dissertation dissimilar distance distant distasteful distinct
  distinguish distort distract distress distribute district disturb ditch ditto dive diverse divert divide divine division
  divorce doctrine document documentary dodge dogma dogs dole dollar domain domestic dominant donate done dons doom door dose
  dots double doubt doubtless downhill downright downstairs downwards dozen draft drag dragon drain drama dramatic drank
  drastic draw drawback drawn dread dream dreary dress drew dried drift drill drink drip drive drivel driven drop drove drown
  drug drum drunk drunken dual dubious duck duff dull duly dumb dummy dump dumpster duplicate duration dust dustbin dusty duty
  dynamic eager eagle earlier earliest early earn ears earth ease easier easiest easily east eastern easy eaten eater eats
  eccentric echo ecology economic economy edge edit editorial educate effect efficient effort eggs egos eight eighteen eighth
  either elaborate elderly elect electoral electric electron elegant element elementary elephant elevator eleven eligible
  eliminate elite elitist else elsewhere embarrass embed embedded emerge eminent emit emotion emphasis emphasize empire employ
  employee empty emulate enable enclose encode encounter encourage endeavor endless ends enemy energy enforce engage engine
  enhance enjoy enlarge enlighten enormous enough ensure entail enter enterprise entertain enthusiasm enthusiastic entire
  entirety entitle entity entrance entry envelope environment environmental envisage envy epic episode equal equate
  equilibrium equip equivalent erase ergo erroneous error escape esoteric especially essay essence essential establish estate
  estimate eternal ethic ethnic etymology evaluate even event eventual ever every everybody everyday everyone everything
  everywhere evident evil evolution evolutionary evolve exact exaggerate exam examine example exceed excellent except excess
  exchange excite exclamation exclude exclusion excuse execute exempt exercise exhaust exhibit exist exit exotic expand
  expansion expect expedition expenditure expense experience experienced experimental expert expertise expire expiry explain
  explanation explanatory explicit explode exploit explore explosion exponential export expose exposure express expressway
  extant extend extension extent external extinction extra extract extraneous extraordinary extreme extremist eyes eyesight
  fabric face facilitate facility fact factor factual faculty fail failure faint fainter faintest fair fairer fairest fairy
  faith fake fall fallacy fallen false fame familiar family famine famous fancy fans fantastic fantasy farce fare farewell
  farther farthest fascinate fascist fast faster fastest fatal fate father fatuous faucet fault faulty favor favorite fear
  feasible feat feature feeble feed feedback feel fees feet fell fellow felt female feminist fence fender festival fetch fever
  fewer fewest fiber fiction fiddle field fierce fifteen fifth fifty fight fighter figure file fill film filter filthy final
  finance financial find fine finer finest finger finish finite fire firework firm first fiscal fish fits five fiver fixed
  fizzy flag flame flash flat flavor flaw fleet flesh flew flexible flied flight flip float flood floor floppy flour flow
  flower flown fluctuation fluent fluffy fluid flush flute foam focus fold folder folk follow fond font food fool foolish foot
  football footnote forbade forbid forbidden force forcibly forecast foreign foreseeable forest forever forgave forget forgive
  forgiven forgot forgotten fork form formal format former formula formulation forth forthcoming fortnight fortune forty forum
  forward fossil fought foul found foundation fountain four fourteen fourth fraction fragile fragment frame framework frank
  frantic fraud freak free freed freedom freely freeway freeze frequency frequent fresh friction fried friend friendship
  frighten fringe frivolous frog front frown froze frozen fruit frustrate fudge fuel fulfill full fuller fullest fully fume
  function fund fundamental fundamentalist funnier funniest funny furniture furry furthermore furthest fuse fusion fuss fussy
  futile future fuzzy gain galactic galaxy game gang gaps garbage garble gasoline gasp gate gateway gather gave gear gender
  gene general generate generic generous genetic genius genocide genre gentle gentleman gentlemen genuine geographical
  geography geology geometry gesture gets ghastly ghost giant gibberish gift girl girlfriend give given glad glance glass
  glean global glorious glory glossy glove glow glue gnome goal goat gods goes going gold golden goldfish golf gone good
  goodbye goody gorgeous gospel gossip gotten govern governor gown grab grace grade gradual graduate graffiti graffito grain
  grammar grammatical grand grandfather grandmother grant graph graphic grasp grass grateful gratuitous grave gravitational
  gravity gray greasy great greater greatest greed greedy green grew grid grief grim grind grip groan gross grossly ground
  group grow grown growth guarantee guess guest guidance guideline guilt guilty guinea guitar gulf gullible guns guts gutter
  guys habit hack hacker hail hair haircut hairy half hall halt halve hammer hand handbook handicap handle handy hang hangover
  happen happier happiest happily happy hard hardback harden harder hardest hardship hardware hardy harm harmless harmony
  harsh hash hassle hasten hasty hate hatred hats havoc hazard hazy head headache header headline health healthy heap hear
  heard heart heartily heat heaven heavier heaviest heavily heavy heel height held helicopter hell hello helmet help helpless
  hence henceforth herd hereby heresy heritage hero heroic heroin herring hesitate heterosexual hexadecimal hidden hide
  hideous hierarchical hierarchy high higher highest highlight highway hilarious hill hindsight hint hire historic history
  hitherto hits hobby hold holder hole hollow holy home homosexual honest honesty honey honor honorary hook hope hopeless
  horde horizon horizontal horn horrendous horrible horrid horrific horrify horror horse hostile hotel hour house household
  however huge human humble humor hundred hung hungry hunt hurry hurt husband hydrogen hyphen hypocrisy hypocrite hypothesis
  hypothetical hysterical icon idea ideal idealistic identification identify identity ideology idiom idiosyncratic idiot idle
  ignore illegal illiterate illness illogical illusion illustrate image imaginary imagine imbalance immature immense imminent
  immoral immortal immune impact impair impend imperative imperfect imperial impersonal implausible implement implication
  implicit imply import impose impossible impractical impress imprison improbable improve impulse inability inaccessible
  inaccuracy inaccurate inadequate inadvertently inane inappropriate incapable incarnation incentive inch incident incidental
  incline include inclusion incoherent income incompatible incompetent incomplete inconsistent inconvenienced inconvenient
  incorporate incorrect increase incredible increment incur indeed indefensible indefinite indent independent indeterminate
  index indicate indictment indirect individual induce induction indulge industry ineffective inefficient inequality inertia
  inevitable inexperienced infallible infamous infant infantile infect infelicity infer inferior infinite infinity inflation
  inflexible inflict influence influential info inform infrastructure infrequent infringement ingenious ingredient inhabit
  inherent inherit inhibit initial inject injure injury injustice inner innocent innovation input inquire inquiry insane
  insect insecure insensitive insert inside insidious insight insignificant insist insofar inspect inspire install instance
  instant instead instinct institute instruct instrument insufficient insult intact intake integer integral intellect
  intellectual intelligent intend intense intent inter interact intercourse interest interface interfere interfered interim
  interior intermediate intermittent internal interpret interrogate interrupt intersection interval intervene intervention
  interview intimate intolerance intrinsic introduce introduction introductory intuitive invade invalid invaluable invariably
  invasion invent inventor inverse invert invest investigate invisible invite invoke involve irate iron irony irrational
  irrelevant irrespective irresponsible irritate island isolate issue item jack jacket jail jams jargon jazz jealous jeans
  jelly jerk jest jobs join joint joke jolly journal journey judgment juice jump junction jungle junior junk jury justice
  justification justify juvenile keen keep kept kernel kettle keyboard keys keystroke keyword kick kidnap kidney kids kill
  killer kind king kingdom kiss kitchen kits knee knew knife knight knock know knowledge known label labor labs lack ladder
  lady lager laid lain lake lamp land landlord landscape lane language large larger largest lark laser last late later latest
  latter laugh laughter launch lavatory lawn laws layer layout lays lazy leach lead leader leadership leaf leaflet league leak
  lean leap learn least leather leave lecture left legal legend legendary legible legislation legitimate legs leisure lemon
  lend length lengthy lenient lens lenses lent lesbian less lesser lesson lest lethal lets letter level liability liable
  liaison libel liberal liberty lied life lifestyle lifetime lift light lighter lightest lightning lightninged like likelihood
  likewise limb limit line linear linguistic link linkage lion lips liquid lisp list listen liter literary literature litter
  little live liver livest load loan lobby local locate lock lodge logic logo logs lonely long longer longest look loop
  loophole loose lord lorry lose loss lost lots loud louder loudest lousy love lover lower lowest loyal luck luckily lucky
  ludicrous luggage lump lunatic lunch lunchtime lung lurk lust luxury lyric machine machinery made madness magazine magic
  magnetic magnificent magnitude mail mailbox main mainframe mainstream maintain maintenance maize major make maker male
  malfunction malicious manage mandate mandatory mangle mania manifestly manifesto manipulate mankind manner manpower mans
  manual manufacture many maps march margin marital mark marker market marriage marry marvelous mask mass massive match mate
  material mathematics matrices matrix matter mature maximize maximum maybe mayor maze meal mean meaningful meaningless meant
  meantime meanwhile measure meat media medical medicine medieval medium meet megabyte melody melt member membership memorable
  memory mend mental mention menu menus mercury mercy mere merge merit merry mess message messy metal metaphor meter method
  metric metro mice microcomputer microprocessor microwave midday middle midnight might mighty migrate mild mile mileage milk
  million mimic mind mindless mine minimal minimalist minimum mint minus minute miracle miraculous mirror miscellaneous
  misdirect miserable misery misfortune misguide misinterpret mislead misled misplace misprint misread misrepresent miss
  missile mission mist mistake mistaken mistook misunderstand misunderstood misuse mixed mixture mnemonic moan mobile mock
  mode moderate modern modest modification modify module mold mole molecular molecule moment momentarily momentum monarch
  money monitor monkey monochrome monopoly monster month mood moon moral moreover morning moron mortal mostly mother motion
  motive motor motorway motto mount mountain mouse mouth move movement movie much muck muddle mugs multiple multiply mumble
  mummy mundane murder muscle music must mutter mutual mystery mystic myth mythical mythology naive naked name nameless
  narrative narrow narrowest nastier nastiest nasty nation native nature naughty near nearby nearer nearest neat necessarily
  necessary necessity neck need needle needless negate neglect negligible negotiate neighbor neighborhood neither nerve
  nervous nest nets network neural neutral never nevertheless newcomer newer newest newly news newsletter newspaper next nice
  nicer nicest nick nickname night nightmare nine noble nobody node noise noisy nominal none nonetheless nonsense noon norm
  normal north northern nose nostalgia notable notation note nothing notice notification notify notion notorious noun novel
  novelty novice nowadays nowhere nuclear nuisance null numb number numbest numeral nuns nuts obey object objectionable
  obligatory oblige obnoxious obscene obscure observe obsess obsolete obstruct obtain obvious occasion occasional occupation
  occupy occur occurrence ocean odds offend offense offer offhand office official offset offspring often older oldest omission
  omit ones oneself ongoing onion onto onus open opera operate opinion opponent opportunity oppose opposite oppress optic
  optimal optimistic optimum option opts opus oral orange orbit orchestra orchestral order ordinary organ orient origin
  orthodox others otherwise ought outcome outcry outdated outer outgoing outline outlook output outrage outright outset
  outside outstanding outweigh overall overcame overcome overdraft overdue overflow overhead overlap overload overlong
  overlook overly overnight overprice overpriced overridden override overrode overseas overtone overview overwhelm overwriting
  overwritten owed owner ownership owns oxygen ozone pace pacifier pack package packet pads page paid pain painless paint pair
  palace pale panel panic pant paper paperback parade paradise paradox paragraph parallel parameter paranoia paranoid
  paraphrase pardon parent parentheses parenthesis parity parliament parochial parody parrot parse part partial participant
  particle particular partition partner party pass passage passenger passion passive passport password past patch patent path
  pathetic patience patient patronize pattern pause pavement payment pays peace peak peanut peasant peculiar pedal pedant
  pedantry pedestrian peer penalty pence pencil pends penguin penny pens people perceive percent percentage perception perfect
  perform perhaps period peripheral permanent permission permit perpetual persecute persist person personnel perspective
  persuade persuasion perverse petty phase phenomena phenomenon philosophy phoenix phone photo photocopy photograph phrase
  physic physiology piano pick picture piece pigeon pigs pile pill pinch pink pins pint pipe pipeline pitch pitfall pity place
  plague plain plan plane planet planetary plaster plastic plate platform plausible play playground plea pleasant please
  pleasure plenty plot plotter ploy plug plural plus pocket poem poetic poetry point pointer pointless poison poke polar pole
  police policy polite poll pollution polynomial pompous pool poor poorer poorest pope pops populace popular populate pork
  pornography portable portion portray pose position possess possible post postage postal postcard poster postpone postscript
  postulate potato potential pound pour poverty powder power practice pragmatic praise pray prayer preach precaution precede
  precious precise predecessor predict predominantly preface prefer prefix pregnancy pregnant prejudice prejudiced preliminary
  premature premise premium prepare prerequisite prescribe prescription presence present preserve president press pressure
  presume pretend pretentious pretty prevail prevalent prevent preview previous price pride primarily primary prime primitive
  prince principle print printout prior priority privacy private privilege prize probable problem procedure proceed process
  processor proclaim produce product profession professional profile profit profound program progress prohibit project
  proliferation prolong prominent promise promote prompt prone pronoun pronounce pronunciation proof propaganda proper
  property prophet proportion propose proposition proprietary prose prosecute prospect prostitute protect protein protest
  protocol prototype proud prove proven provide provision provisional provocative provoke proximity pseudo psychology public
  publish pudding pull pulp pulse pump punch punctuation puncture punish puns punt pupil purchase pure purge purity purple
  purpose pursue pursuit push puts putt puzzle python qualification qualify quality quantity quantum quarter queen query quest
  question questionnaire queue queued quibble quick quicker quickest quiet quieter quietest quit quiz quota quotation quote
  rabbit rabid race racial racism racist rack racket radar radiation radical radio radius rage raid rail rain rainbow raise
  rampant random rang rank rant rape rapid rare rarer rarest rash rate rather ratio rational rationale rats rattle rave razor
  reach react reaction reactionary reactor read readable reader readership readily ready real realistic reality realize really
  realm rear rearrange reason reassure rebuild rebuilt recall receipt receive recent reception recipe recipient reckless
  reckon reclaim recognition recognizable recognize recollection recommend reconcile reconsider record recover recovery
  recreational recruit rectangle rectangular rectify recursion recycle redefine redirect reduce reduction redundant refer
  referenced referendum refine reflect reflex reform reformat refrain refresh refund refuse refute regain regard regardless
  regime region register registration regret regrettably regular regulation reign reinstate reiterate reject relate
  relationship relax relay release relevant reliable relief relieve religion religious relocation reluctant rely remain
  remainder remark remedy remember remind reminiscent remove rename rend render rendition renew rent repair repeat repent
  repertoire repetition rephrase replace reply report represent representation reproduce reproduction repulsive reputation
  request require requisite reread rescue research resemble resent reserve reset reside resign resist resolution resolve
  resort resource respect respond response rest restart restore restrain restrict result resurrection retail retain retire
  retract retrieve return reuse reveal revelation revenge revenue reverse revert review revise revolt revolution revolutionary
  reward rewrite rewritten rewrote rhetorical rhyme rhythm ribbon rice rich richer richest ridden ride ridiculous rids right
  rigid rigorous ring riot rips rise risen risk risky ritual rival river road robot robust rock rocket rode role roll roman
  romance romantic roof room root rope rose rotate rotten rough round roundabout rout routine rows royal royalties rubber
  rubbish rude ruin rule ruler rumor rung runs rural rush rusty sabotage sack sacred sacrifice sacrificed sadden sadly safe
  safeguard safer safest safety saga said sail saint sake sale salt salvation sample sand sane sang sanity sank sarcasm
  sarcastic satellite satire satisfaction satisfactorily satisfactory satisfy sauce save says scale scan scandal scanner
  scarce scare scarf scarlet scatter scenario scene scenery schedule scheme scholar school science scientific scope score
  scotch scrap scratch scream screen screw script scroll scum seal search season seat second secondary secret sect section
  sector secular secure seed seek seem seen sees segment seldom select self selfish sell semantic seminar send sender
  sensation sense sensible sensitive sent sentence sentient sentiment separate sequel sequence sequential serial series
  serious sermon serve service session sets settle seven seventh severe sexes sexist sexual sexy shade shadow shake shaken
  shaky shall shallow shame shape share shareholder sharp sharply shed sheep sheer sheet shelf shell shelve shift shine shiny
  ship shirt shock shoe shone shook shoot shop short shortage shorten shorter shortest shorthand shot shoulder shout shove
  show shower shown shut shutdown sick sicken side sideways sigh sight sigma sign signal signature significant silence silent
  silicon sillier silliest silly silver similar simple simpler simplest simplicity simplify simplistic simply simulate
  simultaneous since sincere sine sing single singular sinister sink sins sister site sits situate sixteen sixth sixty size
  skeleton skeptical sketch skill skin skip skirt skull slag slang slash slave sleep slept slice slid slide slight slighter
  slightest slim slip slippery slogan slope sloppy slot slow slower slowest slowly small smaller smallest smallish smart smash
  smell smelly smile smoker smooth smug snack snag snail sneak sneaky sniff snobbery snow soap sober socialist society sock
  socket soft software soil solar sold sole solid solo solution solve somebody somehow someone someplace something sometime
  somewhat somewhere song sons soon sooner soonest sophisticate sordid sore sorry sort sought soul sound soundtrack soup
  source south southern space span spare spatial speak speaker special specialty species specific specify specimen spectacular
  spectrum speculate sped speech speed spell spend spent sphere spies spigot spike spill spin spiral spirit spiritual spit
  spite splendid split spoil spoke spoken spokesman sponsor spontaneous spoof spool sport spot spout sprang spray spread
  sprung spur spurious squad square squash squeeze stability stack staff stage stagger stair staircase stake stale stall stamp
  stance stand standard standpoint star stare stark start starter startle starve statement static stationary statistic status
  stay steadily steady steal steam steel steep steer stem step stereo stereotype sterile sterling stick sticky stiff still
  stimulate stir stock stole stolen stomach stone stood stop storage store storm story straight strain strange stranger
  strangest strategic strategy straw stray stream street strength strengthen stress stretch strict strike string stringent
  strip strive stroke strong stronger strongest struck structure struggle stuck studio study stuff stuffed stumble stun stunt
  stupid style subject submission submit subroutine subscribe subscription subsequent subset subsidiary subsidize substance
  substantial substitute subtle subtlety subtly subway succeed success successor sudden sued sues suffer suffice sufficient
  suffix sugar suggest suicide suit suitable summarize summary sums sundry sung sunk sunlight sunny sunrise sunshine super
  superb superficial superfluous superior supernatural supervise supplement supplementary supplier supply support suppose
  suppress supreme sure surface surgery surname surplus surprise surround survey survive susceptible suspect suspend
  suspension suspicion suspicious sustain swallow swam swamp swap swear sweat sweep sweet swept swim swing switch sword swore
  sworn swum symbol symmetric symmetry sympathetic sympathize sympathy symphony symptom syndicate syndrome synonym syntactic
  syntax synthesis synthesizer system systematic table tabs tack tackle tactic tactless tail take taken taker tale talent talk
  tall tame tangent tank tape target task taste tasteless taught taxation taxes taxpayer teach team teapot tear technical
  technique technology tedious teenage teeth telephone telescope television tell temper temperature temporarily temporary
  tempt temptation tend tendency tender tennis tens tense tension tentative tenth term terminal terminology terrible terrify
  territory terror terrorist terse test text textbook textual thank thee theft theme theology theorem theoretical theory
  therapy thereabouts thereafter thereby therefore therein thereof theses thesis thick thief thieve thin thing think third
  thirst thirty thorough thoroughfare thou though thought thous thousand thread threat threaten three threshold threw throat
  throughout throughput throw thrown thrust thumb thus tick ticket tidy tied tiger tight tile till time timer timescale
  timetable tins tiny tire tiresome title toad toast today toes together toggle toilet token told tolerant toll tomato tome
  tomorrow tone tongue tonight tons took tool tooth topic tops tore torn torture toss total touch tough tourist toward tower
  town toys trace track trade tradition traffic tragedy tragic trail train transaction transcript transfer transform transient
  transit translate transmission transmit transmitter transparent transport trap trash trashcan travel tray tread treasure
  treat treatment treaty tree trek tremendous trend trendy trial triangle tribe trick tricky tried trifle trigger trilogy
  trinity trip triple tripos triumph trivia trivial trolley troop trouble trouser truck true truly trumpet truncate trunk
  trust trusty truth tube tune tunnel turn turntable tutorial twelve twentieth twenty twice twin twist type typeset typewriter
  typical ugly ultimate umbrella unable unacceptable unaffected unambiguous unattended unauthorized unavailable unavoidable
  unaware unbalanced unbearable unbelievable unbiased uncertain uncertainty unchanged uncle unclear uncomfortable uncommon
  unconnected unconscious unconvincing undefined underestimate undergo undergone undergraduate underground underlain underlay
  underlie underlies underline underneath understand understood undertake undertaken undertook underwent undesirable undid
  undo undone undoubtedly unduly uneasy unemployed unexpected unexplained unfair unfamiliar unfinished unfortunate unfounded
  unfriendly unhappy unhealthy unhelpful uniform unify unimportant uninteresting unique unit unity universe unjustified
  unknown unless unlike unlimited unload unlock unlucky unnatural unnecessarily unnecessary unobtainable unofficial unpleasant
  unpopular unpredictable unread unrealistic unreasonable unrelated unreliable unsafe unsatisfactory unseen unset unsolicited
  unsound unspecified unstable unsuccessful unsuitable unsupported unsure unsuspecting untidy unto untrue unused unusual
  unwanted unwelcome unwilling unwise unworkable upbringing update upgrade upon upper upright upset upside upstairs upward
  urban urge urgency usable usage used useless user usual utility utter vacation vacuum vague vain valid valley valuable value
  valve vandalism vanish vans variable variance variant variation variety various vary vast vector vegetable vegetarian
  vehicle vein velocity vend venture venue verb verbal verbatim verbose verdict verification verify versatile verse version
  versus vertical vessel viable vice vicinity vicious victim victory video view viewer viewpoint vigorously vile village
  vintage vinyl violate violence violent violin virgin virtual virtue virus visible vision visit visitor visual vital
  vocabulary vocal voice void voltage volume voluntarily voluntary volunteer vomit vote voter vouch vowel vulnerable wade
  waffle wait wake walk wall wallet wander want ward warm warn warp warrant warranty wars wartime wary wash waste watch water
  wave ways weak wealth wealthy weapon wear weary weasel weather weds week weekday weekend weigh weight weird welcome welfare
  well went west western wets whale whatever whatsoever wheel whence whenever whereas whereby whereupon wherever whether
  whichever whilst whim whiskey whistle white whoever whole wholeheartedly wholly whoop whose wicked wide wider widespread
  widest width wife wild wills wind window wine wing winner wins wipe wire wisdom wise wiser wisest wish witch withdraw
  withdrawn withdrew within without witness witty wive wizard woke woken wolf woman wombat women wonder wondrous wont wood
  wooden word wore work workable workload workshop workstation world worldwide worm worn worry worse worship worst worth
  worthless worthwhile worthy would wound wrap wrapper wrath wreck wrecker wren wretched wrist write written wrong wrote yard
  yawn year yellow yesterday yeti yield young younger youngest youth zero zone zoom
$words$]) as list,
  regexp_split_to_table(trim(list, E' \n'), '\s+') as word,
  unnest(tsvector_to_array(to_tsvector('pg_catalog.english', word))) as stem;
