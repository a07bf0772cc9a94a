/** Data, research, design, media. */
export const dataAndDesignSkills = `
Data analysis | data analytics | data mining | datenanalyse | analyse de données | análisis de datos
Data science
Data engineering
Data modelling | data modeling
Data visualisation | data visualization
Data warehousing | data warehouse | datawarehouse
Data governance
Data quality | data cleaning | data cleansing
Data migration
Data entry
ETL | elt | etl pipelines | data pipelines | data pipeline
Business intelligence
Machine learning | *ML | maschinelles lernen | apprentissage automatique
Artificial intelligence | *AI | künstliche intelligenz | intelligence artificielle
Deep learning | neural networks
Natural language processing | nlp
Computer vision | image processing
Reinforcement learning
Time series | time series analysis | demand forecasting | time series forecasting
Recommender systems | recommendation systems
MLOps
TensorFlow
PyTorch
Keras
scikit-learn | sklearn | scikit learn
Pandas
NumPy
Jupyter
OpenCV
Hugging Face | huggingface
~R | r programming | r language | rstudio | r studio | r shiny | tidyverse
*SAS | sas programming
SPSS
Stata
~Julia
Statistics | statistical analysis | statistical modelling | statistical modeling | statistik
A/B testing | ab testing | experimentation
^Excel | ms excel | microsoft excel | advanced excel | pivot tables | vlookup
Power BI | powerbi
Tableau
Looker | looker studio
Qlik | qlikview | qlik sense
dbt
^Airflow | apache airflow
^Spark | apache spark | pyspark
^Flink | apache flink
Hadoop | hdfs | mapreduce
^Hive | apache hive
Databricks
^Snowflake
BigQuery | big query
Redshift
Azure Data Factory
Informatica
Talend
Alteryx
Big data
Google Analytics | ga4
Google Sheets
Web scraping
Geographic information systems | gis | arcgis | qgis
Remote sensing
Bioinformatics | genomics
Epidemiology
Econometrics
Quantitative research
Qualitative research
Market research | marktforschung
Survey design | surveys
Operations research | linear programming
UX design | user experience | user experience design | ux designer | *UX
UI design | user interface design | ui designer | *UI
UX research | user research | usability testing
Interaction design
Service design
Product design
Design systems | design system
Design thinking
Wireframing | wireframes
Prototyping | prototypes
^Figma
^Sketch
Adobe XD
InVision
Graphic design | grafikdesign | graphic designer
Photoshop | adobe photoshop
Illustrator | adobe illustrator
InDesign | adobe indesign
Adobe Creative Suite | adobe creative cloud | creative cloud | creative suite
After Effects | adobe after effects
Premiere Pro | adobe premiere
Final Cut Pro | final cut
DaVinci Resolve
Canva
CorelDRAW | corel draw
Video editing | video editor
Video production | videography
Motion graphics | motion design
Animation | 2d animation | 3d animation
3D modelling | 3d modeling
Blender 3D | ^Blender
~Maya | autodesk maya
3ds Max | 3dsmax
Cinema 4D
ZBrush
Photography
Photo editing | retouching | lightroom
Typography
Illustration
Branding | brand identity | brand design
Packaging design
Interior design
Fashion design
Web design
Print production | prepress
Sound design
Audio editing | pro tools | audio engineering | sound engineering
Broadcasting | live streaming
Podcasting | podcast production
Copywriting | copywriter
Copy editing | proofreading | proof reading
Content writing | content creation | content creator | blog writing
Journalism
Script writing | scriptwriting | screenwriting
Translation | translator
=Interpreting | interpreter | simultaneous interpreting
Localisation | localization
=Editing | text editing | magazine editor
Technical illustration
`;
